DROP INDEX `catalog_library_slug`;--> statement-breakpoint
CREATE INDEX `catalog_library_slug` ON `catalog` (`slug`) WHERE "catalog"."is_in_library" = 1;--> statement-breakpoint
DROP INDEX `client_event_by_user`;--> statement-breakpoint
CREATE INDEX `client_event_by_user` ON `client_event` (`user_id`) WHERE "client_event"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `media_by_owner` ON `media` (`owner_id`) WHERE "media"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX `session_by_acts_as` ON `session` (`acts_as_user_id`) WHERE "session"."acts_as_user_id" is not null;--> statement-breakpoint
CREATE INDEX `tag_writer_by_user` ON `tag_writer` (`user_id`);