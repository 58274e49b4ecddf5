import { Outlet, useParams } from '@tanstack/react-router';
import { useSession } from '#lib/session/session.ts';
import { NaoEncontradaScreen } from './ErrorScreen.tsx';

/** What is at an address of a company, for its own people: to others there is no such page, and its rows are not asked for. */
export function DaPropriaEmpresa() {
  const { idEmpresa } = useParams({ strict: false });
  return useSession()?.idEmpresa === idEmpresa ? <Outlet /> : <NaoEncontradaScreen />;
}
