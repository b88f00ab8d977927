/** How far beyond the window something still counts as near: as much again as its height. */
const MARGIN = '100% 0px'

/** Resolves once an element of the page is nearly in view; at once if there is none. */
export const near = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    const element = document.querySelector(selector)
    if (!element) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
  })
