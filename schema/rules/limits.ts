/**
 * Maximum lengths and counts. Each number is defined only here; those of pictures are in images/limits.ts.
 * Rule: docs/rules/stories.md, "Limits". Lengths are UTF-16 units unless a name says otherwise.
 */

/** One viewer's claps for one story. */
export const MAX_CLAPS = 50

/** Tags of one story. */
export const MAX_TAGS = 5
/** A tag's name. */
export const MAX_TAG_NAME = 50
/** A topic’s description, in characters. */
export const MAX_TOPIC_DESCRIPTION = 280

/** A stored title. */
export const MAX_TITLE = 300
/** A title in lists. */
export const MAX_LISTED_TITLE = 100
export const MAX_SUBTITLE = 140
/** The words of a story that a card shows if there is no subtitle. */
export const MAX_EXCERPT = 200

/** Paragraphs of one story. */
export const MAX_PARAGRAPHS = 1_000
/** What a body may weigh (`bodyBytes`): some 100,000 words, or what a page can escape and send in time. */
export const MAX_BODY_BYTES = 600_000
/** The text of one paragraph. */
export const MAX_PARAGRAPH_TEXT = 100_000
/** Markups of one paragraph. */
export const MAX_MARKUPS = 1_000
/** Parts that a body may fall into when it is shown (schema/story/parts.ts). */
export const MAX_BODY_PARTS = 12_000
/** The LaTeX of one formula, and of all formulas of a story. */
export const MAX_FORMULA = 4_000
export const MAX_FORMULAS = 40_000
/** Braces within braces of a formula. */
export const MAX_FORMULA_DEPTH = 50
/** Code that is highlighted: of one block, and of a story together. Longer code stays plain. */
export const MAX_HIGHLIGHTED_BLOCK = 20_000
export const MAX_HIGHLIGHTED = 100_000
/** Parts that code and formulas of a story may be shown in: coloured tokens and elements of MathML. */
export const MAX_DECORATED_PARTS = 8_000
/** Their stored form, as JSON, beside a body: a row holds 2 MB with both. */
export const MAX_DECORATION_BYTES = 400_000
/** Columns of one table. */
export const MAX_TABLE_COLUMNS = 50
/** Audio and video players of one story. */
export const MAX_PLAYERS = 100
/** Text tracks of one player, and the language or label of a track. */
export const MAX_TRACKS = 20
export const MAX_TRACK_LABEL = 100
/** Bytes of a recording, a film or another file of a story, and of those that one person sends in a day. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024
export const MAX_FILE_BYTES_A_DAY = 1024 * 1024 * 1024
/** Files that one person sends at a time. */
export const MAX_OPEN_UPLOADS = 5
/** The name of a file. */
export const MAX_FILE_NAME = 200
/** A picture's alternative text. */
export const MAX_ALT = 1_000
/** The words on a button of a story. */
export const MAX_BUTTON_LABEL = 80
/** The target of a link. */
export const MAX_HREF = 2_048

/** A response's text. */
export const MAX_RESPONSE = 5_000
/** A highlighted text. */
export const MAX_HIGHLIGHT = 1_000

export const MAX_PUBLICATION_DESCRIPTION = 280
export const MAX_TAGLINE = 100
/** A publication's name. */
export const MAX_PUBLICATION_NAME = 100
/** A publication's slug, in UTF-16 units (schema/rules/slug.ts). */
export const MAX_PUBLICATION_SLUG = 60
/** Publications that one person owns. */
export const MAX_OWNED_PUBLICATIONS = 20
/** Entries of a publication's navigation, and the text of one. */
export const MAX_NAVIGATION_ITEMS = 20
export const MAX_NAVIGATION_TITLE = 40
/** Subpages of one publication, and as many feature pages. */
export const MAX_PUBLICATION_PAGES = 50
export const MAX_PAGE_TITLE = 100
export const MAX_PAGE_DESCRIPTION = 280
/** What the about page or a subpage of a publication may weigh (`bodyBytes`): some 10,000 words. */
export const MAX_PUBLICATION_TEXT_BYTES = 60_000
/** Days for which a deleted publication, or a deleted page of one, can be restored. */
export const PUBLICATION_TRASH_DAYS = 14
/** A publication's style sheet, in UTF-16 units, and blocks within blocks of it. */
export const MAX_STYLE_SHEET = 20_000
export const MAX_STYLE_SHEET_DEPTH = 10
/** What the log of a publication says about an act, in characters. */
export const MAX_ACT_DETAIL = 200
export const MAX_BIO = 160

/** Stories that a publication features. */
export const MAX_FEATURED = 50

/** A series' title and description, in characters. */
export const MAX_SERIES_TITLE = 100
export const MAX_SERIES_DESCRIPTION = 500
/** Series of one person, and parts of one series. */
export const MAX_SERIES = 100
export const MAX_SERIES_PARTS = 100
/** Days for which a deleted series can be restored. */
export const SERIES_TRASH_DAYS = 30

/** A list's name, description and remark on a story, in characters. */
export const MAX_LIST_NAME = 60
export const MAX_LIST_DESCRIPTION = 280
export const MAX_LIST_NOTE = 280
/** Lists of one person, without those that everybody has, and stories of one list. */
export const MAX_LISTS = 200
export const MAX_LIST_ITEMS = 1_000
/** Other people's lists that one person has saved. */
export const MAX_SAVED_LISTS = 1_000
/** Days for which a deleted list can be restored. */
export const LIST_TRASH_DAYS = 30

/** A person's name. */
export const MAX_NAME = 100

/** Characters of a domain as somebody types it, or an address there. */
export const MAX_DOMAIN = 300

/** Bytes of an imported file. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024

/** Items per page of each list. */
export const RESPONSES_PAGE_SIZE = 25
export const RESPONSES_SIDEBAR_SIZE = 10
export const RESPONSES_AFTER_STORY = 3
export const FOLLOWERS_PAGE_SIZE = 25
export const FEED_PAGE_SIZE = 10

/** Deltas of one save, and edits of one delta: those of a whole new text and a new order. */
export const MAX_DELTAS = 2_500
export const MAX_EDITS = 20
