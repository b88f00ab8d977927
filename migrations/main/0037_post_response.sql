CREATE TABLE `post_response` (
	`post_id` text PRIMARY KEY NOT NULL,
	`root_kind` text NOT NULL,
	`root_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`depth` integer NOT NULL,
	`author_id` text NOT NULL,
	`response_key` text,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL,
	`is_pinned` integer DEFAULT false NOT NULL,
	`score` real NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer
);
--> statement-breakpoint
CREATE INDEX `post_response_by_time` ON `post_response` (`parent_id`,`created_at`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_response_by_score` ON `post_response` (`parent_id`,`score`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_response_by_author` ON `post_response` (`author_id`,`created_at`,`post_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `post_response_of_key` ON `post_response` (`author_id`,`response_key`);--> statement-breakpoint
CREATE INDEX `post_response_waiting` ON `post_response` (`root_id`,`status`,`created_at`,`post_id`) WHERE "post_response"."status" <> 'shown';--> statement-breakpoint
CREATE INDEX `post_response_held` ON `post_response` (`created_at`) WHERE "post_response"."status" = 'held';--> statement-breakpoint
CREATE INDEX `post_response_pinned` ON `post_response` (`root_id`) WHERE "post_response"."is_pinned" = 1;--> statement-breakpoint
ALTER TABLE `catalog` ADD `response_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `catalog` ADD `responses_closed` integer DEFAULT false NOT NULL;