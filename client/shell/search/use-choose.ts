import { useApp } from '../../lib/app'

/** Goes to what somebody chose: a page of this host in place, everything else as the browser does. */
export function useChoose(): (href: string) => void {
  const { navigation } = useApp()
  return (href) => {
    const leave = () => window.location.assign(href)
    if (!navigation) return leave()
    navigation().then(({ pageAddress, go }) => {
      const page = pageAddress(href)
      if (page === undefined) leave()
      else go(page)
    }, leave)
  }
}
