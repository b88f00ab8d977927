CREATE TABLE `story_mail_address` (
	`user_id` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`created_at` integer NOT NULL
);
