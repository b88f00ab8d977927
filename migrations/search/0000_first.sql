-- The search index. It lives in a database of its own, because a D1 database with FTS tables can't be exported, and
-- it can be rebuilt from the main database at any time (npm run search:rebuild). The tables hold words as the worker
-- cuts and folds them (docs/rules/search.md, "Words"), so they only split at spaces.
CREATE VIRTUAL TABLE post_index USING fts5(
  facets, title, subtitle, author, tags, body,
  tokenize = "ascii", prefix = '2 3', detail = 'column', content = '', contentless_delete = 1
);
--> statement-breakpoint
CREATE VIRTUAL TABLE user_index USING fts5(
  user_id UNINDEXED, weight UNINDEXED, facets, username, name, bio,
  tokenize = "ascii", prefix = '2 3', detail = 'column'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE collection_index USING fts5(
  collection_id UNINDEXED, weight UNINDEXED, facets, slug, name, description,
  tokenize = "ascii", prefix = '2 3', detail = 'column'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE tag_index USING fts5(
  tag_slug UNINDEXED, weight UNINDEXED, facets, name,
  tokenize = "ascii", prefix = '2 3', detail = 'column'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE catalog_index USING fts5(
  catalog_id UNINDEXED, weight UNINDEXED, facets, name, description, author,
  tokenize = "ascii", prefix = '2 3', detail = 'column'
);
--> statement-breakpoint
CREATE TABLE index_word (
  "key" text NOT NULL,
  word text NOT NULL,
  PRIMARY KEY ("key", word)
) WITHOUT ROWID;
--> statement-breakpoint
-- Finds the shortest words that begin with some letters without reading all that do.
CREATE INDEX index_word_by_length ON index_word (length(word), word) WHERE "key" = word;
