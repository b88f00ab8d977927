/** A picture of a story, as its page shows it. */
export interface Picture {
  /** The link around it. */
  link: HTMLAnchorElement
  /** Its largest size. */
  src: string
  /** The size that the page has loaded. */
  preview: string
  alt: string
  /** In pixels, if known. */
  width: number | undefined
  height: number | undefined
  caption: string
}

/** All pictures that can be enlarged in the story that contains a link. */
export function picturesAround(link: HTMLAnchorElement): Picture[] {
  const links = link.closest('.story')?.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]') ?? [link]
  return [...links].flatMap((each) => {
    const img = each.querySelector('img')
    if (!img) return []
    return {
      link: each,
      src: each.href,
      preview: img.currentSrc,
      alt: img.alt,
      width: Number(img.getAttribute('width')) || img.naturalWidth || undefined,
      height: Number(img.getAttribute('height')) || img.naturalHeight || undefined,
      caption: each.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    }
  })
}
