"""The shop's objects."""
from .product import Product
from .stock import Stock
from .basket import Basket
from .shop import Shop, Invoice

__all__ = ['Product', 'Stock', 'Basket', 'Shop', 'Invoice']
