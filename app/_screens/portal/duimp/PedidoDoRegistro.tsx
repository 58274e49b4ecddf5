import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ImportarDiDialog } from '#app/_screens/importacao/processos/declaracao/ImportarDiDialog.tsx';
import { VerComoRetificacao } from '#app/_screens/importacao/processos/declaracao/VerComoRetificacao.tsx';
import { Causas } from '#components/comex/ListaDeLacunas.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarAliquota } from '#lib/format/decimal.ts';
import { formatarDuimp } from '#lib/format/identificadores.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';
import { arquivoDaConsulta } from '#lib/portal/api/portal-unico.ts';
import type { ConferenciasLidas } from '#lib/portal/contracts/duimp-do-processo.ts';
import type { RegistroLido } from '#lib/portal/contracts/registro-no-portal.ts';
import { AVISO_DO_AMBIENTE } from '#lib/portal/domain/portal-unico.ts';
import { useSession } from '#lib/session/session.ts';
import { LugarDaDuimp } from './LugarDaDuimp.tsx';
import { AprovarRegistro } from './PedirRegistro.tsx';

type Pedido = NonNullable<RegistroLido['pedido']>;

interface PedidoDoRegistroProps {
  processoId: string;
  conferencias: ConferenciasLidas;
  registro: RegistroLido;
  pedido: Pedido;
}

/**
 * The last request: where it stands, what the Portal said, and what a person may do about it. `children` is what the request rests on,
 * to be read before an act.
 */
export function PedidoDoRegistro({
  processoId,
  conferencias,
  registro,
  pedido,
  children,
}: PedidoDoRegistroProps & { children: ReactNode }) {
  const { situacao, frase, aviso, problemas } = pedido;
  const eu = useSession()?.id ?? null;
  const aprovo = situacao === 'AGUARDA_SEGUNDA' && pedido.pedidoPor.id !== eu;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert severity={GRAVIDADE[situacao]}>
        {frase ??
          (aprovo ? ESPERA_VOCE : situacao === 'REGISTRADA' && pedido.retificadora ? RETIFICADA : DITO[situacao])}
      </Alert>
      {aviso && situacao !== 'REGISTRADA' && (
        <Alert severity="info">
          O Portal avisou em {formatarInstante(aviso.em)}: “{aviso.mensagem ?? aviso.evento}” O aviso não decide nada: o
          Cais pergunta ao Portal.
        </Alert>
      )}
      {problemas.length > 0 && (
        <Causas
          nome="O que o Portal recusa no registro"
          lacunas={problemas.map(({ item, campo, codigo, mensagem, lugar }, i) => {
            const onde = [item === null ? 'Pedido' : `Item ${item}`, campo, codigo].filter(Boolean).join(' · ');
            return {
              chave: `${i} ${onde}`,
              texto: mensagem,
              detalhe: onde,
              remedio: <LugarDaDuimp processoId={processoId} lugar={lugar} de={mensagem} />,
            };
          })}
        />
      )}
      <DescriptionList>
        <DescriptionItem nome="DUIMP">{formatarDuimp(pedido.numero)}</DescriptionItem>
        <DescriptionItem nome="Valor digitado">R$ {formatarAliquota(pedido.valor)}</DescriptionItem>
        <DescriptionItem nome="Pedido">{`${formatarInstante(pedido.pedidoEm)}, por ${pedido.pedidoPor.nome}`}</DescriptionItem>
        {pedido.aprovadoEm && (
          <DescriptionItem nome="Aprovado">{`${formatarInstante(pedido.aprovadoEm)}, por ${pedido.aprovadoPor}`}</DescriptionItem>
        )}
        {pedido.versaoRegistrada && (
          <DescriptionItem nome="Registrada">
            {`Versão ${pedido.versaoRegistrada}, ${pedido.registradaEm ? `em ${formatarInstante(pedido.registradaEm)}` : 'sem dia dito pelo Portal'}`}
          </DescriptionItem>
        )}
        {pedido.olhadoEm && situacao !== 'REGISTRADA' && (
          <DescriptionItem nome="Perguntado ao Portal">{formatarInstante(pedido.olhadoEm)}</DescriptionItem>
        )}
        {pedido.proximaEm && situacao !== 'AGUARDA_SEGUNDA' && (
          <DescriptionItem nome="Próxima pergunta">{formatarInstante(pedido.proximaEm)}</DescriptionItem>
        )}
      </DescriptionList>
      {children}
      {aprovo && <Aprovacao processoId={processoId} conferencias={conferencias} registro={registro} pedido={pedido} />}
      <Atos processoId={processoId} pedido={pedido} />
    </Stack>
  );
}

function Atos({ processoId, pedido }: Pick<PedidoDoRegistroProps, 'processoId' | 'pedido'>) {
  const { situacao, ambiente, retiravel, credencialEncerrada } = pedido;
  const { retirar, perguntar, naoFoi } = useAtosDaDuimp(processoId);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const noPortal = situacao === 'PEDIDO' || situacao === 'INCERTO';
  return (
    <>
      {falha && <Alert severity="error">{falha}</Alert>}
      {(retiravel || noPortal) && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {retiravel && (
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              loading={ocupado}
              onClick={() => void fazer(retirar)}
            >
              Retirar o pedido
            </Button>
          )}
          {noPortal && !credencialEncerrada && (
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              loading={ocupado}
              onClick={() => void fazer(perguntar)}
            >
              Perguntar já ao Portal
            </Button>
          )}
          {noPortal && (
            <Button size="small" color="inherit" disabled={ocupado} onClick={() => void fazer(naoFoi)}>
              Olhei no Portal: não foi registrada
            </Button>
          )}
        </Stack>
      )}
      {noPortal && credencialEncerrada && (
        <Alert severity="warning">
          A credencial foi encerrada, e o Cais não pergunta mais. Se a DUIMP foi registrada, busque-a pelo número em
          “Importar DI ou DUIMP”.
        </Alert>
      )}
      {situacao === 'REGISTRADA' && (
        <Trazer processoId={processoId} pedido={pedido} aviso={AVISO_DO_AMBIENTE[ambiente]} />
      )}
    </>
  );
}

function Aprovacao({
  processoId,
  conferencias,
  registro,
  pedido: { sha256, ambiente, doRascunho },
}: PedidoDoRegistroProps) {
  if (!doRascunho || registro.condicoes.some(({ estado }) => estado === 'FALTA')) {
    return (
      <Alert severity="warning">
        O processo, o rascunho ou os valores mudaram depois do pedido: veja a lista acima. Retire o pedido e peça de
        novo, ou busque os valores de hoje.
      </Alert>
    );
  }
  return <AprovarRegistro processoId={processoId} conferencias={conferencias} sha256={sha256} ambiente={ambiente} />;
}

/** What was registered comes into the processo as any fetched DUIMP: looked at first, and confirmed by a person. */
function Trazer({ processoId, pedido, aviso }: { processoId: string; pedido: Pedido; aviso: string }) {
  const { consulta, numero } = pedido;
  const [aberto, setAberto] = useState(false);
  if (!consulta) {
    return (
      <Alert severity="info">Busque a DUIMP pelo número em “Importar DI ou DUIMP”, e traga-a para o processo.</Alert>
    );
  }
  if (consulta.situacao !== 'PRONTA') {
    return (
      <Alert severity={consulta.situacao === 'RECUSADA' ? 'warning' : 'info'}>
        {consulta.frase ?? 'O Cais está buscando o que foi registrado.'}
      </Alert>
    );
  }
  const buscar = () => arquivoDaConsulta({ id: consulta.id, numero, versao: consulta.versao });
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {aviso}{' '}
        {pedido.retificadora
          ? 'A versão nova entra no processo como retificação, quando você compara e aceita.'
          : 'O número, a versão, o canal e o dia entram no processo quando você confere e confirma.'}
      </Typography>
      {pedido.retificadora ? (
        <VerComoRetificacao
          processoId={processoId}
          buscar={buscar}
          variant="contained"
          sx={{ alignSelf: 'flex-start' }}
        />
      ) : (
        <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={() => setAberto(true)}>
          Conferir e trazer para o processo
        </Button>
      )}
      {aberto && <ImportarDiDialog aberto processoId={processoId} buscar={buscar} aoFechar={() => setAberto(false)} />}
    </>
  );
}

const ESPERA_VOCE = 'O pedido espera você: para aprovar, digite o mesmo valor. Nada saiu daqui.';
const RETIFICADA = 'A retificação está registrada, como o Portal respondeu.';
const DITO: Readonly<Record<Pedido['situacao'], string>> = {
  AGUARDA_SEGUNDA: 'O pedido espera outra pessoa da empresa, que digita o mesmo valor. Nada saiu daqui.',
  NA_FILA: 'O pedido está a caminho: o Cais confere os valores mais uma vez antes de mandar.',
  PEDIDO:
    'O Portal recebeu o pedido e ainda não disse o resultado. O Cais pergunta de tempos em tempos e não manda outro.',
  INCERTO: 'Não se sabe se o Portal recebeu o pedido. O Cais pergunta de tempos em tempos e não manda outro.',
  REGISTRADA: 'A DUIMP está registrada, como o Portal respondeu.',
  RECUSADO: 'A DUIMP não foi registrada.',
  RETIRADO: 'O pedido foi retirado antes de sair. Nada foi registrado.',
  CADUCO: 'O pedido caducou. Nada foi registrado.',
};

const GRAVIDADE: Readonly<Record<Pedido['situacao'], AlertColor>> = {
  AGUARDA_SEGUNDA: 'info',
  NA_FILA: 'info',
  PEDIDO: 'info',
  INCERTO: 'warning',
  REGISTRADA: 'success',
  RECUSADO: 'error',
  RETIRADO: 'info',
  CADUCO: 'warning',
};
