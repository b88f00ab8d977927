CREATE TABLE `search_click` (
	`query_id` text NOT NULL,
	`object_id` text NOT NULL,
	`index_name` text NOT NULL,
	`position` integer NOT NULL,
	`received_at` integer NOT NULL,
	`user_id` text,
	PRIMARY KEY(`query_id`, `object_id`)
);
--> statement-breakpoint
CREATE INDEX `search_click_by_object` ON `search_click` (`index_name`,`object_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `search_click_by_receipt` ON `search_click` (`received_at`);--> statement-breakpoint
CREATE INDEX `search_click_by_user` ON `search_click` (`user_id`) WHERE "search_click"."user_id" is not null;