CREATE TABLE `post_referrer` (
	`post_id` text NOT NULL,
	`host` text NOT NULL,
	`reads` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`post_id`, `host`)
);
