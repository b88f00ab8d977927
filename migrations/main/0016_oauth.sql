CREATE TABLE `oauth_application` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`website` text NOT NULL,
	`redirects` text NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`secret_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `oauth_application_by_owner` ON `oauth_application` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `oauth_code` (
	`hash` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`family_id` text NOT NULL,
	`redirect` text NOT NULL,
	`names` text NOT NULL,
	`challenge` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`used_by` text
);
--> statement-breakpoint
CREATE INDEX `oauth_code_of` ON `oauth_code` (`application_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_code_by_user` ON `oauth_code` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_code_by_expiry` ON `oauth_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `oauth_grant` (
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`allowed_at` integer NOT NULL,
	`last_used_at` integer,
	PRIMARY KEY(`application_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `oauth_grant_by_user` ON `oauth_grant` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `oauth_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`family_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`scopes` text NOT NULL,
	`names` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`used_by` text
);
--> statement-breakpoint
CREATE INDEX `oauth_token_by_family` ON `oauth_token` (`family_id`);--> statement-breakpoint
CREATE INDEX `oauth_token_of` ON `oauth_token` (`application_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_token_by_user` ON `oauth_token` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_token_by_expiry` ON `oauth_token` (`expires_at`);