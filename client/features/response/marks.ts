/** A text with what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

export const MARKS = ['bold', 'italic', 'link', 'list'] as const
export type Mark = (typeof MARKS)[number]

const SIGNS = { bold: '**', italic: '*' } as const
/** What stands for the address of a link until somebody types it. */
const ADDRESS = 'https://'

/** Puts signs around what is selected, or takes them away if they are there. */
function wrapped({ text, start, end }: Selected, sign: string): Selected {
  const before = text.slice(0, start)
  const words = text.slice(start, end)
  const after = text.slice(end)
  // The sign of italics is part of that of bold.
  const isThere = before.endsWith(sign) && after.startsWith(sign) && !(sign === '*' && before.endsWith('**'))
  if (isThere)
    return {
      text: before.slice(0, -sign.length) + words + after.slice(sign.length),
      start: start - sign.length,
      end: end - sign.length,
    }
  return {
    text: before + sign + words + sign + after,
    start: start + sign.length,
    end: end + sign.length,
  }
}

/** Makes a link of what is selected, with its address selected next. */
function linked({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end)
  const opening = `[${words}](`
  const at = start + opening.length
  return {
    text: `${text.slice(0, start)}${opening}${ADDRESS})${text.slice(end)}`,
    start: at,
    end: at + ADDRESS.length,
  }
}

/** Makes items of the selected lines, or plain lines of items. */
function listed({ text, start, end }: Selected): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const rest = text.indexOf('\n', end)
  const last = rest === -1 ? text.length : rest
  const lines = text.slice(first, last).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: first,
    end: first + changed.length,
  }
}

/** A text after one of the buttons above it. */
export function withMark(selected: Selected, mark: Mark): Selected {
  if (mark === 'link') return linked(selected)
  return mark === 'list' ? listed(selected) : wrapped(selected, SIGNS[mark])
}
