/** Limits of what assistants do. Rules: docs/rules/mcp.md. */

/** Replacements in one change of a draft. */
export const MOST_TEXT_EDITS = 50
/** Stories and drafts in one answer. */
export const MOST_MCP_RESULTS = 20
/** Characters of a story in one answer; the next ones are asked for. */
export const MCP_STORY_PART = 60_000
