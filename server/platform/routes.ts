import { attachmentRoutes } from './files/attachment-routes.ts';
import { savedViewRoutes } from './saved-views/saved-view-routes.ts';
import { sheetRoutes } from './sheets/sheet-routes.ts';

/** What every record has: attachments, saved views, sheets. */
export const PLATFORM_ROUTES = [attachmentRoutes, savedViewRoutes, sheetRoutes];
