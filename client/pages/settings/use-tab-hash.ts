import { useEffect } from 'react'
import { linkTo } from '../../../schema/routes/links'

/** Opens the tab that the address names after its `#`, as in `/me/settings#membership`. */
export function useTabHash(tabs: readonly string[], present: string): void {
  useEffect(() => {
    const open = () => {
      const setting = window.location.hash.slice(1)
      if (setting !== present && tabs.includes(setting))
        window.location.replace(linkTo('SettingsTab', { setting }))
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [tabs, present])
}
