-- The search index. It lives in a database of its own, because a D1 database with FTS tables can't be
-- exported, and it can be rebuilt from the first database at any time (npm run search:rebuild).
CREATE VIRTUAL TABLE post_search USING fts5(
  post_id UNINDEXED, title, subtitle, body, author, tags, collection_id UNINDEXED, published_at UNINDEXED,
  is_high_quality UNINDEXED, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(
  user_id UNINDEXED, username, name, bio, is_high_quality UNINDEXED,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE collection_search USING fts5(
  collection_id UNINDEXED, slug, name, description,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE tag_search USING fts5(
  tag_slug UNINDEXED, name, post_count UNINDEXED, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
