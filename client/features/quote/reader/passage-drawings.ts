/** What can be done with a passage, drawn on a grid of 20. A new action is one more of the list. */
export const DRAWINGS = {
  highlight: 'M3 17h14M6 13l7-9 3.500 2.500L10 15H6zM6 13v2',
  'highlight-private': 'M5 9h10v8H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  unhighlight: 'M4 6h12M8 6V4h4v2M5.500 6l.7 11h7.600l.7-11',
  respond:
    'M3 10.500c0-3.600 3.100-6.500 7-6.500s7 2.900 7 6.500-3.100 6.500-7 6.500c-1 0-2-.2-2.900-.6L3.500 17l.9-3.100a6 6 0 0 1-1.400-3.400z',
  note: 'M3 5h14v10H3zM3 5.500l7 5.500 7-5.500',
  picture: 'M3 4h14v12H3zM3 13.500l4-4 4 4 2-2 4 4M13 7.500h.01',
  'copy-link':
    'M8.500 11.500a3.500 3.500 0 0 0 5 0L16 9a3.500 3.500 0 0 0-5-5l-1 1M11.500 8.500a3.500 3.500 0 0 0-5 0L4 11a3.500 3.500 0 0 0 5 5l1-1',
  'share-passage': 'M10 12V3M6.500 6L10 2.500 13.500 6M5.500 9H4v8h12V9h-1.500',
} as const

export type PassageActName = keyof typeof DRAWINGS
