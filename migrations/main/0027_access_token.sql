CREATE TABLE `access_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`hint` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE INDEX `access_token_by_user` ON `access_token` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `access_token_by_expiry` ON `access_token` (`expires_at`);