/** An entry of a publication's navigation. */
export interface NavigationItem {
  destination:
    | 'about'
    | 'archive'
    | 'external url'
    | 'latest'
    | 'page'
    | 'post'
    | 'section'
    | 'tag feed'
    | 'trending'
  title: string
  /** The destination's parameter: an address, a page's or tag's slug, a post's id. */
  value?: string
}

/** An entry of a navigation, and where it was in it. */
export interface LeftEntry {
  place: number
  item: NavigationItem
}
