import { useColorScheme } from '@mui/material/styles';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { SWRConfig } from 'swr';
import { AccountMenu } from '#components/shell/AccountMenu.tsx';
import { ExchangeRates } from '#components/shell/ExchangeRates.tsx';
import { Footer } from '#components/shell/Footer.tsx';
import { MainLayout } from '#components/shell/MainLayout.tsx';
import { MenuEntries } from '#components/shell/MenuEntries.tsx';
import { MenuHeader } from '#components/shell/MenuHeader.tsx';
import { SideMenu } from '#components/shell/SideMenu.tsx';
import { TopBar } from '#components/shell/TopBar.tsx';
import { TituloDaPagina } from '#components/ui/navigation/titulo-da-pagina.ts';
import { NomeAberto } from '#components/ui/page/nome-aberto.ts';
import { logoOf, photoOf } from '#lib/api/accounts/image.ts';
import { useMoedas } from '#lib/api/cadastros/moeda.ts';
import { useConsultoria } from '#lib/api/calculo/consultoria.ts';
import { usePrimeirosPassosJaLidos } from '#lib/api/views/primeiros-passos.ts';
import { useSession } from '#lib/session/session.ts';
import type { Session } from '#lib/session/stored-session.ts';
import { AcoesDaBarra } from './bar/AcoesDaBarra.tsx';
import { ImportadorDaBarra } from './bar/ImportadorDaBarra.tsx';
import { ComAjuda } from './ComAjuda.tsx';
import { firstReads } from './first-reads.ts';
import { useHelp } from './help.ts';
import { menuEm } from './menu.tsx';
import { ProvaPedida } from './ProvaPedida.tsx';
import { useRememberRecord } from './palette/open-record.ts';
import { SaidaDoExemplo } from './SaidaDoExemplo.tsx';
import { ServerTroubleNotice } from './ServerTroubleNotice.tsx';
import { signOut } from './sign-out.ts';
import { titleOfPath } from './title.ts';
import { useFollowedImage } from './use-followed-image.ts';
import { useMenu } from './use-menu.ts';
import { workMenuAt } from './work-menu.tsx';

/**
 * The frame around every page of a signed-in person. Without a session nothing is painted, not even for one frame. Each session has
 * its own cache of answers, so that one person's data goes away with the session.
 */
export function SignedInLayout() {
  const sessao = useSession();
  if (!sessao) return null;
  return (
    <SWRConfig key={sessao.token} value={cacheDaSessao}>
      <ComAjuda>
        <Moldura sessao={sessao} />
      </ComAjuda>
    </SWRConfig>
  );
}

/** The frame itself does not follow the address: only its small parts that do are drawn anew when a link is pressed. */
function Moldura({ sessao }: { sessao: Session }) {
  const menu = useMenu();
  const empresa = sessao.empresa?.nomeFantasia ?? null;
  const lembrar = useRememberRecord();
  const logo = useFollowedImage(sessao.idEmpresa && logoOf(sessao.idEmpresa));
  return (
    <MainLayout
      faixa={<SaidaDoExemplo sessao={sessao} />}
      menu={
        <SideMenu
          minimizado={menu.minimizado}
          aberto={menu.aberto}
          aoFechar={menu.fechar}
          trabalho={<Trabalho aoNavegar={menu.fechar} />}
        >
          <MenuHeader empresa={empresa} nome={sessao.name} logo={logo} aoNavegar={menu.fechar} />
          <EntradasDoMenu idEmpresa={sessao.idEmpresa} aoNavegar={menu.fechar} />
        </SideMenu>
      }
      barra={
        <TopBar
          titulo={<TituloDaBarra />}
          minimizado={menu.minimizado}
          aoMinimizar={menu.alternar}
          aoAbrirMenu={menu.abrir}
          importador={<ImportadorDaBarra />}
          cotacoes={<Cotacoes />}
          acoes={<AcoesDaBarra />}
          conta={<Conta sessao={sessao} />}
        />
      }
      rodape={<Rodape />}
    >
      <ServerTroubleNotice />
      <ProvaPedida />
      <SWRConfig value={firstReads}>
        <TituloDaPagina value={lembrar}>
          <Tela />
        </TituloDaPagina>
      </SWRConfig>
    </MainLayout>
  );
}

function Tela() {
  return (
    <NomeAberto value={useLocation({ select: ({ state }) => state.nome })}>
      <Outlet />
    </NomeAberto>
  );
}

function useCaminho(): string {
  return useLocation({ select: (lugar) => lugar.pathname });
}

function EntradasDoMenu({ idEmpresa, aoNavegar }: { idEmpresa: string | null; aoNavegar: () => void }) {
  const caminho = useCaminho();
  return <MenuEntries entradas={menuEm(semBarraFinal(caminho), idEmpresa)} aoNavegar={aoNavegar} />;
}

function Trabalho({ aoNavegar }: { aoNavegar: () => void }) {
  const comPrimeirosPassos = useHaPrimeirosPassos();
  return (
    <MenuEntries entradas={workMenuAt(semBarraFinal(useCaminho()), { comPrimeirosPassos })} aoNavegar={aoNavegar} />
  );
}

/** Whether an empty dashboard or the page itself read them, and some are left: the menu asks the server nothing. */
function useHaPrimeirosPassos(): boolean {
  const { data } = usePrimeirosPassosJaLidos();
  return data !== undefined && !data.terminado && !data.dispensado;
}

function TituloDaBarra() {
  return titleOfPath(useCaminho());
}

function Cotacoes() {
  const { data, error } = useMoedas();
  return <ExchangeRates moedas={data} falhou={error !== undefined} />;
}

function Conta({ sessao }: { sessao: Session }) {
  const router = useRouter();
  const { mode = 'system', setMode } = useColorScheme();
  const foto = useFollowedImage(sessao.id && photoOf(sessao.id));
  const { verSobre } = useHelp();
  return (
    <AccountMenu
      nome={sessao.name}
      email={sessao.email}
      foto={foto}
      modo={mode}
      aoMudarModo={setMode}
      aoVerSobre={verSobre}
      aoSair={() => signOut(router)}
    />
  );
}

function Rodape() {
  const consultoria = useConsultoria();
  return semBarraFinal(useCaminho()) !== '/maps/fullscreen' && <Footer consultoria={consultoria} />;
}

function semBarraFinal(caminho: string): string {
  return caminho.replace(/\/+$/, '');
}

const cacheDaSessao = {
  provider: () => new Map(),
  // The API client has already tried a read three times.
  shouldRetryOnError: false,
  focusThrottleInterval: 60_000,
};
