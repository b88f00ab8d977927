/** Texts of the reader's choices about how pages look. */
export const lookWording = {
  title: 'Reading settings',
  close: 'Close',
  size: { label: 'Text size', small: 'Small', medium: 'Medium', large: 'Large' },
  width: { label: 'Line width', narrow: 'Narrow', medium: 'Medium', wide: 'Wide' },
  font: { label: 'Typeface', serif: 'Serif', sans: 'Sans serif' },
} as const
