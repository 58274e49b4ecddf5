import { accountRoutes } from './access/account-routes.ts';
import { authRoutes } from './access/auth-routes.ts';
import { invitationRoutes } from './access/invitation-routes.ts';
import { companyRoutes } from './company/company-routes.ts';
import { userRoutes } from './company/user-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';

/** What a person without a session asks. */
export const OPEN_ACCOUNT_ROUTES = [authRoutes, invitationRoutes];

/** The company of a person. */
export const ACCOUNT_ROUTES = [companyRoutes];

/** What lets people in, and how they prove who they are: a sample company has none of it. */
export const REAL_ACCOUNT_ROUTES = [accountRoutes, secondFactorRoutes, userRoutes];
