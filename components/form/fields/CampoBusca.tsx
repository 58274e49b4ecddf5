import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { type LookupOption, useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { CadastrarDaBusca, cadastraDaBusca } from './CadastrarDaBusca.tsx';
import type { DescricaoDeBusca } from './descricao-de-campo.ts';
import { keepLookupRecent, readLookupRecents } from './lookup-recents.ts';
import { useCampo } from './use-campo.ts';

interface CampoBuscaProps {
  nome: string;
  descricao: DescricaoDeBusca;
}

/** Lookup field. The form holds an id or a code; the label is kept beside it and in the draft. */
export function CampoBusca({ nome, descricao }: CampoBuscaProps) {
  const estreitada = Object.entries(descricao.estreitadaPor ?? {});
  const outros = useWatch({ name: estreitada.map(([, campo]) => campo) }) as unknown[];
  const parametros = Object.fromEntries(estreitada.map(([parametro], i) => [parametro, textoDe(outros[i])]));
  // The key resets the field when its parameters change: results for another importador must not be chosen.
  return <Busca key={JSON.stringify(parametros)} nome={nome} descricao={descricao} parametros={parametros} />;
}

type Parametros = Record<string, string | undefined>;

function Busca({ nome, descricao, parametros }: CampoBuscaProps & { parametros: Parametros }) {
  const { rotulo, ajuda, obrigatorio, endpoint, guarda } = descricao;
  const { id, texto: chave, aoDigitar, aoSair, erro } = useCampo(nome, descricao);
  const { rotulos, lembrarRotulo } = useFormularioAberto();
  const busca = useLookup(endpoint, parametros);
  const chaveDe = ({ linha }: LookupOption) => String(linha[guarda] ?? '');
  const qual = [endpoint, guarda, ...Object.values(parametros)].join(' ');
  const [recentes, setRecentes] = useState(() => readLookupRecents(qual));
  const opcoes = busca.opcoes.map((opcao) => ({ chave: chaveDe(opcao), rotulo: opcao.rotulo }));
  return (
    <LookupField
      {...busca}
      id={id}
      rotulo={rotulo}
      valor={chave === '' ? null : { chave, rotulo: rotulos[chave] ?? chave }}
      opcoes={opcoes}
      recentes={recentes}
      seNadaAchado={
        cadastraDaBusca(endpoint)
          ? (digitado) => <CadastrarDaBusca endpoint={endpoint} digitado={digitado} />
          : undefined
      }
      aoEscolher={(opcao) => {
        if (opcao) {
          lembrarRotulo(opcao.chave, opcao.rotulo);
          keepLookupRecent(qual, { chave: opcao.chave, rotulo: opcao.rotulo });
          setRecentes(readLookupRecents(qual));
        }
        aoDigitar(opcao?.chave ?? '');
      }}
      aoSair={aoSair}
      maximo={MAXIMO_LOOKUP}
      erro={erro}
      ajuda={ajuda}
      obrigatorio={obrigatorio}
    />
  );
}

/** Returns the parameter for a field. An empty field does not narrow the search. */
function textoDe(valor: unknown): string | undefined {
  return typeof valor === 'string' && valor !== '' ? valor : undefined;
}
