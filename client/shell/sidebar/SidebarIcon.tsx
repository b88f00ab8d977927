import { Strokes } from '../../ui/Strokes'

/** Drawings on a grid of 20. */
const PATHS = {
  home: 'M3.5 9 10 3.5 16.5 9v7.5h-4.5v-5h-4v5h-4.5z',
  library: 'M5.5 3.5h9v13L10 13l-4.5 3.5z',
  profile: 'M10 10.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M3.5 16.5c.8-2.600 3.400-4 6.5-4s5.700 1.400 6.5 4',
  stories: 'M5 3.5h7l3.5 3.5v9.5H5zM8 9h4.5M8 12h4.5',
  stats: 'M4 16.5v-5M8 16.5v-9M12 16.5v-7M16 16.5v-13',
  top: 'M3.5 14.5 8 10l3 3 5.5-6M12.5 7h4v4',
  topics: 'M7.5 3.5 6 16.5M14 3.5l-1.5 13M4 7.5h13M3 12.5h13',
  publications:
    'M10 5.5c-2-1.300-4-1.5-6.5-1.5v11c2.5 0 4.5.2 6.5 1.5c2-1.300 4-1.5 6.5-1.5v-11c-2.5 0-4.5.2-6.5 1.5zM10 5.5v11',
  lists: 'M4 5.5h12M4 10h12M4 14.5h8',
  highlights: 'M4 16.5h12M6 13l1-3.5 6-6 2.500 2.500-6 6zM12 4.500 14.500 7',
  responses: 'M3.5 4.500h13v9h-7l-3.500 3v-3h-2.500z',
  history: 'M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M10 6.5V10l2.5 2',
  feeds: 'M4 16h.01M4 10a6 6 0 0 1 6 6M4 4a12 12 0 0 1 12 12',
} as const

export type SidebarIcon = keyof typeof PATHS

/** The drawing of a link of the sidebar; its meaning is in the words beside it. */
export function SidebarIcon({ name }: { name: SidebarIcon }) {
  return <Strokes d={PATHS[name]} />
}
