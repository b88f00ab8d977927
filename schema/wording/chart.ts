/** Texts around charts. */
export const chartWording = {
  table: 'Show as a table',
  reader: (title: string) => `${title}: read point by point with the arrow keys`,
  point: (name: string, values: readonly string[]) => `${name}: ${values.join(', ')}`,
  value: (name: string, value: string) => `${name} ${value}`,
}
