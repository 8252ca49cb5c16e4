inside = "namespace"
