DROP INDEX `quote_of_passage`;--> statement-breakpoint
CREATE UNIQUE INDEX `quote_of_passage` ON `quote` (`user_id`,`post_id`,`paragraph`,`start`,`words`,`before`,`after`);