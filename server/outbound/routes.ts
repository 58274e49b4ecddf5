import type { FastifyInstance } from 'fastify';
import { demandProof } from '#server/platform/http/auth.ts';
import { cadastroRoutes } from '#server/platform/records/cadastro-routes.ts';
import { exportRoutes } from './backup/export-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { webhookCadastro } from './webhooks/webhook.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/** What is told to people. */
export const OUTBOUND_ROUTES = [noticeRoutes];

/** What reaches other systems: a sample company has none of it. */
export const REAL_OUTBOUND_ROUTES = [provenWebhookRoutes, webhookRoutes];

/** What a sample company may not even read. */
export const UNREAD_IN_SAMPLE_ROUTES = [exportRoutes];

/** Where its writes send what happens here is asked of a person who has just proved who they are. */
async function provenWebhookRoutes(app: FastifyInstance): Promise<void> {
  demandProof(app, 'UMA');
  await app.register(cadastroRoutes(webhookCadastro));
}
