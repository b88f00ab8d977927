/** How many people are top writers of a topic. Rule: docs/rules/ranking.md, "Awards". */
export const TOP_WRITERS = 3
