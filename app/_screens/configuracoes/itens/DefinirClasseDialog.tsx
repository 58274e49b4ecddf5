import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useAvisoComDesfazer } from '#components/cadastro/use-aviso-com-desfazer.tsx';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { useGravarClasses, usePlanoDeClasses } from '#lib/api/cadastros/classes-dos-itens.ts';
import { IMPORTADOR } from '#lib/api/cadastros/importador.ts';
import { usePage } from '#lib/api/platform/list.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import type { PedidoDeClasses } from '#lib/contracts/cadastros/classes-dos-itens.ts';
import { MAXIMO_DE_VARIOS } from '#lib/contracts/platform/varios.ts';
import type { PlanoDeClasses } from '#lib/domain/zfm/cclasstrib/classes-dos-itens.ts';
import { recusaDoCClassTrib } from '#lib/domain/zfm/cclasstrib/conferir-cclasstrib.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { ItemLido } from '#lib/registros/item.ts';
import { PlanoDeClassesSection } from './PlanoDeClassesSection.tsx';

interface DefinirClasseDialogProps {
  escolhida: Selecao<ItemLido>;
  /** Called when the selection is done with. */
  aoTerminar: () => void;
  aoFechar: () => void;
}

/** Gives a cClassTrib to many items: the proposal of each, or one code. Shows the plan before anything is written. */
export function DefinirClasseDialog({ escolhida, aoTerminar, aoFechar }: DefinirClasseDialogProps) {
  const [como, setComo] = useState<'PROPOSTA' | 'UM'>('PROPOSTA');
  const [importadorId, setImportadorId] = useState('');
  const [codigo, setCodigo] = useState('');
  const [trocando, setTrocando] = useState(false);
  const { gravando, falha, enviar } = useUpload();
  const gravar = useGravacao();
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const recusa = /^\d{6}$/.test(codigo) ? recusaDoCClassTrib(codigo) : null;
  const planejavel = total <= MAXIMO_DE_VARIOS && (como === 'PROPOSTA' || (/^\d{6}$/.test(codigo) && recusa === null));
  const pedido = planejavel && {
    quais: escolhida.tipo === 'resultado' ? { consulta: escolhida.consulta, total } : { ids: idsDe(escolhida.linhas) },
    cClassTrib: como === 'UM' ? codigo : null,
    importadorId: como === 'UM' ? null : importadorId || null,
  };
  const { data: plano, error, isLoading } = usePlanoDeClasses(pedido || null);
  const itens = planejavel && plano ? aGravar(plano, trocando) : [];

  const confirmar = async () => {
    if (!(await enviar(() => gravar(itens)))) return;
    aoFechar();
    aoTerminar();
  };
  return (
    <DialogoDeFormulario
      titulo={`Definir o cClassTrib de ${quantos(total)}`}
      confirmar={itens.length === 0 ? 'Definir' : `Definir em ${quantos(itens.length)}`}
      largura="sm"
      impedido={itens.length === 0 || isLoading}
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {(falha ?? error) && <Alert severity="error">{(falha ?? error).message}</Alert>}
      {total > MAXIMO_DE_VARIOS && (
        <Alert severity="warning">De uma vez vão até {formatarInteiro(MAXIMO_DE_VARIOS)}. Filtre mais.</Alert>
      )}
      <RadioGroup aria-label="Qual código" value={como} onChange={(_, novo) => setComo(novo as typeof como)}>
        <FormControlLabel value="PROPOSTA" control={<Radio />} label="A proposta de cada item" />
        <FormControlLabel value="UM" control={<Radio />} label="O mesmo código em todos" />
      </RadioGroup>
      {como === 'PROPOSTA' ? (
        <ImportadorField valor={importadorId} aoMudar={setImportadorId} />
      ) : (
        <TextoField
          rotulo="cClassTrib"
          required
          valor={codigo}
          aoMudar={(texto) => setCodigo(texto.replace(/\D/g, ''))}
          maximo={6}
          erro={recusa ?? undefined}
          ajuda="Seis algarismos, da tabela oficial."
        />
      )}
      {planejavel && plano && (
        <PlanoDeClassesSection plano={plano} trocando={trocando} aoTrocar={setTrocando} carregando={isLoading} />
      )}
    </DialogoDeFormulario>
  );
}

/** Whose proposals to take. Importers without a profile have none. */
function ImportadorField({ valor, aoMudar }: { valor: string; aoMudar: (id: string) => void }) {
  const { data } = usePage(IMPORTADOR, { tamanho: MAXIMO_DE_IMPORTADORES });
  const comPerfil = (data?.itens ?? []).filter(({ perfilTributario }) => perfilTributario !== null);
  return (
    <TextField
      select
      label="Proposta para"
      value={valor}
      onChange={({ target }) => aoMudar(target.value)}
      helperText="O item do cadastro não é de um só importador: onde eles usariam códigos diferentes, escolha um."
    >
      <MenuItem value="">Todos os importadores com perfil tributário</MenuItem>
      {comPerfil.map(({ id, nomeFantasia, razaoSocial }) => (
        <MenuItem key={id} value={id}>
          {nomeFantasia ?? razaoSocial}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Writes, tells what was done with a way back, and lists the refused items by reason. */
function useGravacao() {
  const gravar = useGravarClasses();
  const { contar } = useAvisoComDesfazer();
  const avisarRecusados = useAvisoDeRecusados();
  const escrever = async (itens: Itens, oQue: string, desfaz: boolean): Promise<void> => {
    const { feitos, recusados } = await gravar(itens);
    const antes = feitos.map(({ id, versao, antes: cClassTrib }) => ({ id, versao, cClassTrib }));
    if (feitos.length > 0) {
      contar(`${oQue} em ${quantos(feitos.length)}.`, () =>
        escrever(antes, desfaz ? 'cClassTrib definido' : 'cClassTrib como era', !desfaz),
      );
    }
    if (recusados.length > 0) avisarRecusados(quantos(recusados.length), recusados);
  };
  return (itens: Itens) => escrever(itens, 'cClassTrib definido', false);
}

type Itens = PedidoDeClasses['itens'];

/** Items that have another code are left alone unless the person has said so. */
function aGravar({ grupos }: PlanoDeClasses, trocando: boolean): Itens {
  return grupos.flatMap(({ cClassTrib, itens }) =>
    itens.filter(({ atual }) => trocando || atual === null).map(({ id, versao }) => ({ id, versao, cClassTrib })),
  );
}

const idsDe = (linhas: readonly ItemLido[]) => linhas.map(({ id }) => id);
const quantos = (n: number) => (n === 1 ? '1 item' : `${formatarInteiro(n)} itens`);
const MAXIMO_DE_IMPORTADORES = 100;
