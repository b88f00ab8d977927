DROP INDEX `collection_by_followers`;--> statement-breakpoint
CREATE INDEX `collection_by_followers` ON `collection` (`is_removed`,`follower_count`,`id`) WHERE "collection"."post_count" > 0;--> statement-breakpoint
DROP INDEX `user_by_followers`;--> statement-breakpoint
CREATE INDEX `user_by_followers` ON `user` (`is_suspended`,`follower_count`,`id`) WHERE "user"."post_count" > 0;