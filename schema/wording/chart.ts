/** Texts around charts. */
export const chartWording = {
  table: 'Show as a table',
  reader: (title: string) => `${title}: read point by point with the arrow keys`,
  selecting: (title: string) =>
    `${title}: read point by point with the arrow keys; hold Shift to select a period, and press Enter to show it`,
  range: (first: string, last: string) => `${first} – ${last}`,
  point: (name: string, values: readonly string[]) => `${name}: ${values.join(', ')}`,
  value: (name: string, value: string) => `${name} ${value}`,
}
