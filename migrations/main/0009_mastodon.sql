CREATE TABLE `mastodon_account` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`instance` text NOT NULL,
	`account_id` text NOT NULL,
	`username` text NOT NULL,
	`connected_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mastodon_account_at_instance` ON `mastodon_account` (`instance`,`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mastodon_account_by_user` ON `mastodon_account` (`user_id`);--> statement-breakpoint
CREATE TABLE `mastodon_app` (
	`instance` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`client_secret` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`created_at` integer NOT NULL
);
