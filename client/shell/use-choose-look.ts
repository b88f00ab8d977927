import { useApp } from '../lib/app'
import { applyLook, type LookName } from '../lib/look'
import { loadedSignedIn } from './viewer'

/** Changes how pages look: here at once, and with the account of whoever is signed in. */
export function useChooseLook(): (name: LookName, value: string) => void {
  const { execute, queryClient } = useApp()
  return (name, value) => {
    applyLook(name, value)
    loadedSignedIn()?.keepLook(execute, queryClient, name, value)
  }
}
