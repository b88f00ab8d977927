CREATE TABLE `catalog` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`creator_id` text NOT NULL,
	`type` text DEFAULT 'list' NOT NULL,
	`visibility` integer DEFAULT 0 NOT NULL,
	`is_in_library` integer DEFAULT false NOT NULL,
	`item_count` integer DEFAULT 0 NOT NULL,
	`follower_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `catalog_by_creator` ON `catalog` (`creator_id`,`visibility`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `catalog_library` ON `catalog` (`is_in_library`,`visibility`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `catalog_slug` ON `catalog` (`slug`);--> statement-breakpoint
CREATE TABLE `catalog_item` (
	`id` text PRIMARY KEY NOT NULL,
	`catalog_id` text NOT NULL,
	`post_id` text NOT NULL,
	`position` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `catalog_item_ordered` ON `catalog_item` (`catalog_id`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `catalog_item_by_post` ON `catalog_item` (`post_id`);--> statement-breakpoint
CREATE TABLE `staff_pick` (
	`post_id` text PRIMARY KEY NOT NULL,
	`picked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_pick_newest` ON `staff_pick` (`picked_at`,`post_id`);--> statement-breakpoint
CREATE TABLE `collection` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`tagline` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`about` text,
	`creator_id` text NOT NULL,
	`avatar_id` text,
	`favicon_id` text,
	`logo_id` text,
	`header_color` text,
	`navigation_items` text,
	`domain` text,
	`domain_verified_at` integer,
	`newsletter_id` text,
	`is_aurora_visible` integer DEFAULT true NOT NULL,
	`follower_count` integer DEFAULT 0 NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`imported_from` text,
	`is_removed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collection_slug` ON `collection` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `collection_domain` ON `collection` (`domain`);--> statement-breakpoint
CREATE INDEX `collection_by_followers` ON `collection` (`is_removed`,`follower_count`,`id`);--> statement-breakpoint
CREATE TABLE `collection_editor` (
	`collection_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`collection_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `collection_editor_by_user` ON `collection_editor` (`user_id`,`collection_id`);--> statement-breakpoint
CREATE TABLE `collection_page` (
	`collection_id` text NOT NULL,
	`slug` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`body` text,
	`tag_slug` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`collection_id`, `kind`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `collection_slug_history` (
	`slug` text PRIMARY KEY NOT NULL,
	`collection_id` text NOT NULL,
	`replaced_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`color` text,
	`source_url` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media_resource` (
	`id` text PRIMARY KEY NOT NULL,
	`href` text NOT NULL,
	`iframe_src` text,
	`title` text DEFAULT '' NOT NULL,
	`width` integer,
	`height` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `admin_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`key_fingerprint` text NOT NULL,
	`address` text,
	`detail` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_audit_newest` ON `admin_audit` (`at`);--> statement-breakpoint
CREATE TABLE `import_item` (
	`collection_id` text NOT NULL,
	`format` text NOT NULL,
	`guid` text NOT NULL,
	`post_id` text NOT NULL,
	`content_hash` text NOT NULL,
	`imported_at` integer NOT NULL,
	PRIMARY KEY(`collection_id`, `format`, `guid`)
);
--> statement-breakpoint
CREATE TABLE `purge_outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tag` text NOT NULL,
	`is_urgent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`done_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `purge_outbox_open` ON `purge_outbox` (`done_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `post` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'story' NOT NULL,
	`state` text NOT NULL,
	`access` text DEFAULT 'public' NOT NULL,
	`creator_id` text NOT NULL,
	`collection_id` text,
	`in_response_to_post_id` text,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`slug` text DEFAULT '' NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`preview_image_id` text,
	`preview_alt` text DEFAULT '' NOT NULL,
	`preview_src` text,
	`focus_percent_x` integer DEFAULT 50 NOT NULL,
	`focus_percent_y` integer DEFAULT 50 NOT NULL,
	`version_id` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`first_published_at` integer,
	`latest_published_at` integer,
	`word_count` integer DEFAULT 0 NOT NULL,
	`reading_time` integer DEFAULT 0 NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`canonical_url` text,
	`license` text DEFAULT 'all-rights-reserved' NOT NULL,
	`clap_count` integer DEFAULT 0 NOT NULL,
	`response_count` integer DEFAULT 0 NOT NULL,
	`trending_score` real DEFAULT 0 NOT NULL,
	`featured_at` integer,
	`responses_closed` integer DEFAULT false NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_listed` ON `post` (`is_listed`,`first_published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_trending` ON `post` (`is_listed`,`trending_score`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_creator` ON `post` (`creator_id`,`is_listed`,`first_published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_collection` ON `post` (`collection_id`,`is_listed`,`first_published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_collection_trending` ON `post` (`collection_id`,`is_listed`,`trending_score`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_collection_featured` ON `post` (`collection_id`,`featured_at`);--> statement-breakpoint
CREATE INDEX `post_responses` ON `post` (`in_response_to_post_id`,`first_published_at`,`id`);--> statement-breakpoint
CREATE TABLE `post_tag` (
	`post_id` text NOT NULL,
	`tag_slug` text NOT NULL,
	`position` integer NOT NULL,
	`collection_id` text,
	`creator_id` text NOT NULL,
	`first_published_at` integer,
	`trending_score` real DEFAULT 0 NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`post_id`, `tag_slug`)
);
--> statement-breakpoint
CREATE INDEX `post_tag_latest` ON `post_tag` (`tag_slug`,`is_listed`,`first_published_at`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_tag_trending` ON `post_tag` (`tag_slug`,`is_listed`,`trending_score`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_tag_collection` ON `post_tag` (`collection_id`,`tag_slug`,`is_listed`,`first_published_at`,`post_id`);--> statement-breakpoint
CREATE TABLE `post_version` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`revision` integer NOT NULL,
	`name` text,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_version_of_post` ON `post_version` (`post_id`,`revision`);--> statement-breakpoint
CREATE TABLE `tag` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`follower_count` integer DEFAULT 0 NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tag_by_posts` ON `tag` (`post_count`,`slug`);--> statement-breakpoint
CREATE INDEX `tag_featured` ON `tag` (`is_featured`,`post_count`);--> statement-breakpoint
CREATE TABLE `tag_writer` (
	`tag_slug` text NOT NULL,
	`user_id` text NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL,
	`latest_post_at` integer,
	PRIMARY KEY(`tag_slug`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `tag_writer_ranked` ON `tag_writer` (`tag_slug`,`post_count`,`user_id`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`name` text NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`image_id` text,
	`about` text,
	`email` text,
	`created_at` integer NOT NULL,
	`is_staff` integer DEFAULT false NOT NULL,
	`is_suspended` integer DEFAULT false NOT NULL,
	`is_book_author` integer DEFAULT false NOT NULL,
	`has_subdomain` integer DEFAULT false NOT NULL,
	`membership_tier` text,
	`member_since` integer,
	`friend_since` integer,
	`follower_count` integer DEFAULT 0 NOT NULL,
	`following_count` integer DEFAULT 0 NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_username` ON `user` (`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_by_followers` ON `user` (`follower_count`,`id`);--> statement-breakpoint
CREATE TABLE `user_domain` (
	`domain` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`verified_at` integer
);
--> statement-breakpoint
CREATE INDEX `user_domain_by_user` ON `user_domain` (`user_id`);--> statement-breakpoint
CREATE TABLE `username_history` (
	`username` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`replaced_at` integer NOT NULL
);
