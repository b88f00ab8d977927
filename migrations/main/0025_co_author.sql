CREATE TABLE `co_author` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`position` integer NOT NULL,
	`invited_at` integer NOT NULL,
	`accepted_at` integer,
	PRIMARY KEY(`post_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `co_author_of_post` ON `co_author` (`post_id`,`position`,`user_id`,`accepted_at`);--> statement-breakpoint
CREATE INDEX `co_author_of_user` ON `co_author` (`user_id`,`accepted_at`,`post_id`);