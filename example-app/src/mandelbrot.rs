//! `mandelbrot`: computes a picture.

use crate::Outcome;
use std::fs::File;
use std::io::BufWriter;

#[rpython::module("py/mandelbrot.py")]
mod py {
    /// After how many steps each point escapes, row by row; `limit` for those that do not.
    fn render(width: u32, height: u32, limit: u16) -> Result<Vec<u16>, rpython::Error>;
    /// The colours of 0 to `limit` steps.
    fn palette(limit: u16) -> Vec<(u8, u8, u8)>;
}

/// How many steps tell whether a point escapes.
const LIMIT: u16 = 200;

/// Writes the picture.
pub fn run(width: &str, height: &str, file: &str) -> Outcome {
    let number = |text: &str| {
        text.parse::<u32>()
            .map_err(|_| format!("`{text}` is not a number of points"))
    };
    let (width, height) = (number(width)?, number(height)?);
    let pixels = pixels(width, height).map_err(|error| error.message().to_string())?;
    write(file, width, height, &pixels).map_err(|error| format!("{file}: {error}"))
}

/// Red, green and blue of each point.
fn pixels(width: u32, height: u32) -> Result<Vec<u8>, rpython::Error> {
    let colours = py::palette(LIMIT);
    let steps = py::render(width, height, LIMIT)?;
    Ok(steps
        .into_iter()
        .flat_map(|steps| {
            let (red, green, blue) = colours[usize::from(steps)];
            [red, green, blue]
        })
        .collect())
}

fn write(file: &str, width: u32, height: u32, pixels: &[u8]) -> Result<(), png::EncodingError> {
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(file)?), width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renders() {
        let pixels = pixels(30, 20).unwrap();
        assert_eq!(pixels.len(), 30 * 20 * 3);
        let inside = (10 * 30 + 12) * 3;
        assert_eq!(pixels[inside..inside + 3], [0, 0, 0]);
        assert_eq!(py::render(0, 5, 10).unwrap_err().type_name(), "ValueError");
    }
}
