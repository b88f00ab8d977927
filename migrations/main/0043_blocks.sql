CREATE TABLE `banned_domain` (
	`domain` text PRIMARY KEY NOT NULL,
	`banned_at` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `banned_domain_newest` ON `banned_domain` (`banned_at`,`domain`);--> statement-breakpoint
CREATE TABLE `block` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`)
);
--> statement-breakpoint
CREATE INDEX `block_newest` ON `block` (`blocker_id`,`created_at`,`blocked_id`);--> statement-breakpoint
CREATE INDEX `block_of_blocked` ON `block` (`blocked_id`);