DROP INDEX `user_by_followers`;--> statement-breakpoint
CREATE INDEX `user_by_followers` ON `user` (`is_suspended`,`follower_count`,`id`);