import { useApp } from '../lib/app'
import { applyLook, type LookName } from '../lib/look'
import { loadedSignedIn } from './viewer'

/** Changes how pages look: here at once, and in the account of a signed-in person. */
export function useChooseLook(): (name: LookName, value: string) => void {
  const { execute, queryClient } = useApp()
  return (name, value) => {
    applyLook(name, value)
    loadedSignedIn()?.keepLook(execute, queryClient, name, value)
  }
}
