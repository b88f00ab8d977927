import { shellWording } from '../../schema/wording/shell'
import { useLook } from '../lib/look'
import { useChooseLook } from './use-choose-look'

/** Lets the reader choose light or dark; by default the system's setting applies. */
export function ThemeChoice() {
  const theme = useLook('theme')
  const choose = useChooseLook()
  return (
    <label className="ms-auto flex items-center gap-2">
      {shellWording.theme.label}
      <select
        data-theme-choice
        value={theme}
        onChange={(event) => choose('theme', event.target.value)}
        className="rounded-input bg-paper px-2 py-1"
      >
        <option value="system">{shellWording.theme.system}</option>
        <option value="light">{shellWording.theme.light}</option>
        <option value="dark">{shellWording.theme.dark}</option>
      </select>
    </label>
  )
}
